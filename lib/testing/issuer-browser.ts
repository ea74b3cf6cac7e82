/** Follows a sign-in at the test issuer as a browser does, with cookies but without scripts. */
export class IssuerBrowser {
  readonly #cookies = new Map<string, string>()

  /** Follows redirects from the issuer's URL back to a URL of the desk. `step`: what the user clicks. */
  async walk(from: string, step: 'continue' | 'cancel' = 'continue'): Promise<URL> {
    let address = new URL(from)
    const home = address.origin
    for (let hops = 0; hops < 12; hops += 1) {
      const answer = await fetch(address, { redirect: 'manual', headers: { cookie: this.#header() } })
      for (const cookie of answer.headers.getSetCookie()) this.#keep(cookie)
      const location = answer.headers.get('location')
      if (location === null && !address.pathname.startsWith('/interaction/'))
        throw new Error(`The issuer answered ${answer.status}: ${(await answer.text()).slice(0, 300)}`)
      address = new URL(location ?? `${address.pathname}/${step}`, address)
      if (address.origin !== home) return address
    }
    throw new Error('The issuer does not lead back')
  }

  #keep(cookie: string): void {
    const [name = '', ...value] = cookie.split(';', 1)[0]?.split('=') ?? []
    if (value.join('=') === '') this.#cookies.delete(name)
    else this.#cookies.set(name, value.join('='))
  }

  #header(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }
}
