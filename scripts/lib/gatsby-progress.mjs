/** Returns what a line of Gatsby's output says of its progress, e.g. `createPages: done`; nothing of warnings and what explains them. */
export function toProgress(line) {
  const [, step] = /^success (.+?) - \d/.exec(line) ?? [];
  return step && `${step}: done`;
}
