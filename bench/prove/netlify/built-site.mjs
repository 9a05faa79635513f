export const BUILT_CHECKS = {};
