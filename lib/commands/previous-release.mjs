/** The release that this one must work beside; change it when cutting a release (CONTRIBUTING, "Releases"). */
export const previousRelease = { version: '0.3.0', commit: '0f087946' }
