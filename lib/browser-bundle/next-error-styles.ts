/** Next's last-resort error page without its looks: app/global-error.tsx is shown in its place. */
export const errorStyles = {}
export const errorThemeCss = ''
export const WarningIcon = () => null
