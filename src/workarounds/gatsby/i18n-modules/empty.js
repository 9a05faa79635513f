// Replaces modules that are used for redirects and in development alone.
export default () => undefined;
