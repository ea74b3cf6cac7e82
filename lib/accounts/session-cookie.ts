/** `__Host-` makes browsers insist on Secure, path / and no domain; they accept it over https only. */
export function sessionCookieName(isSecure: boolean): string {
  return isSecure ? '__Host-desk.session' : 'desk.session'
}
