const yearSeconds = 31_536_000

/** Stores a user's choice in this browser, in a cookie, since the server's rendering may depend on it. 0 removes it. */
export function keepCookie(name: string, value: string, maxAgeSeconds = yearSeconds): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: older Firefox and Safari have no Cookie Store API
  document.cookie = `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`
}
