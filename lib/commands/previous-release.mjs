/** The release that this one is to work beside; change it when a release is cut (CONTRIBUTING, "Releases"). */
export const previousRelease = { version: '0.3.0', commit: '0f087946' }
