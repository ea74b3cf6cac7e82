/** Next's last-resort error page without its styles: app/global-error.tsx is shown instead. */
export const errorStyles = {}
export const errorThemeCss = ''
export const WarningIcon = () => null
