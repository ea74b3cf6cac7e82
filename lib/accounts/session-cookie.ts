/** `__Host-` makes browsers require Secure, path / and no domain; they accept it over https only. */
export function sessionCookieName(isSecure: boolean): string {
  return isSecure ? '__Host-desk.session' : 'desk.session'
}
