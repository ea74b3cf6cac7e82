/** Stores a user's choice in this browser for a year, in a cookie, since the server's rendering depends on it. */
export function keepCookie(name: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: older Firefox and Safari have no Cookie Store API
  document.cookie = `${name}=${value}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`
}
