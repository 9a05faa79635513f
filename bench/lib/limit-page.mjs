/**
 * Gets the limit of a built page: the same text, styles, fonts and pictures as plain HTML. All its scripts are taken out, and with
 * them what only scripts use.
 */
export function toLimitPage(html) {
  return html
    .replace(/<template id="scripts">.*?<\/template>/s, "")
    .replace(/<script\b[^>]*>.*?<\/script>/gs, "")
    .replace(/<link[^>]*\sas="(?:script|fetch)"[^>]*>/g, "")
    .replace(/<!-- slice-(?:start|end) [^>]*-->/g, "");
}
