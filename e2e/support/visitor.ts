import { Agent, type Dispatcher, request } from 'undici'
import { type BuiltAction, builtActions } from './built-actions'
import type { Person } from './people'

type Ask = {
  method?: Dispatcher.HttpMethod
  headers?: Record<string, string>
  body?: string
  signal?: AbortSignal
}
type VisitAnswer = { status: number; body: string; cookies: string[] }

/** A user of a desk without a browser: cheap enough for one process to act as fifty people. */
export class Visitor {
  readonly #agent = new Agent({ keepAliveTimeout: 60_000, headersTimeout: 60_000 })
  #cookie = ''

  constructor(readonly url: string) {}

  /** The `cookie` header of the session. */
  get cookie(): string {
    return this.#cookie
  }

  async signIn({ email, password }: Pick<Person, 'email' | 'password'>) {
    const { body, cookies } = await this.act('signInAction', [{ email, password }])
    if (!body.includes('"signed-in"')) throw new Error(`The desk refused the sign-in: ${body.slice(0, 300)}`)
    this.#cookie = cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ')
  }

  /** Sends a request and reads the whole answer; does not follow redirects. */
  async ask(path: string, { method = 'GET', headers = {}, ...rest }: Ask = {}): Promise<VisitAnswer> {
    const answer = await request(`${this.url}${path}`, {
      method,
      dispatcher: this.#agent,
      headers: { ...(this.#cookie && { cookie: this.#cookie }), ...headers },
      ...rest,
    })
    const body = await answer.body.text()
    return { status: answer.statusCode, body, cookies: [answer.headers['set-cookie'] ?? []].flat() }
  }

  /** Calls a server action of the build by its exported name, as a form does. */
  async act(name: string, args: unknown[]): Promise<VisitAnswer> {
    actions ??= builtActions()
    const action = actions.find((built) => built.name === name)
    if (!action) throw new Error(`The build has no action ${name}`)
    const headers = { 'next-action': action.id, origin: this.url, 'content-type': 'text/plain;charset=UTF-8' }
    return this.ask(action.page, { method: 'POST', headers, body: JSON.stringify(args) })
  }

  async leave() {
    await this.#agent.destroy()
  }
}

/** Read on first use: not every benchmark has a build. */
let actions: BuiltAction[] | undefined
