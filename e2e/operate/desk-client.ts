import { Agent, fetch, type RequestInit, type Response } from 'undici'
import { sandboxAdmin } from '../../lib/commands/desk-environment.mjs'
import { type BuiltAction, builtActions } from '../support/built-actions'

type Options = {
  /** The CA certificate for verifying the proxy's certificate. */
  ca?: string
  /** Where requests go, if not to APP_URL. */
  at?: string
  /** The checkout in which the desk was built, if not this one. */
  builtIn?: string | undefined
}

/** A job that exists in every sandbox and accepts applications. */
export const openJob = '881200'

/** A user of the desk over HTTP, with cookies, calling it as its pages do. Nothing is sent twice. */
export class DeskClient {
  readonly #agent: Agent
  readonly #at: string
  readonly #actions: BuiltAction[]
  cookie = ''

  constructor(
    /** The desk's APP_URL. */
    readonly origin: string,
    { ca, at = origin, builtIn }: Options = {},
  ) {
    this.#agent = new Agent({ connect: ca ? { ca } : {} })
    this.#at = at
    this.#actions = builtActions(builtIn)
  }

  async request(path: string, { headers, ...init }: RequestInit & { headers?: Record<string, string> } = {}) {
    const own = {
      // What the proxy in front would send (TRUST_PROXY): fetch sends the host of the address that it calls.
      'x-forwarded-host': new URL(this.origin).host,
      origin: this.origin,
      ...(this.cookie && { cookie: this.cookie }),
    }
    const answer = await fetch(`${this.#at}${path}`, {
      dispatcher: this.#agent,
      redirect: 'manual',
      ...init,
      headers: { ...own, ...headers },
    })
    const [set] = answer.headers.getSetCookie()
    if (set) this.cookie = set.split(';')[0] ?? ''
    return answer
  }

  /** Calls a server action as a form does. */
  async action(name: string, input: unknown, headers: Record<string, string> = {}): Promise<string> {
    const action = this.#actions.find((one) => one.name === name)
    if (!action) throw new Error(`The build has no ${name}`)
    const answer = await this.request(action.page, {
      method: 'POST',
      headers: { 'next-action': action.id, 'content-type': 'text/plain;charset=UTF-8', ...headers },
      body: JSON.stringify([input]),
    })
    return `${answer.status} ${await answer.text()}`
  }

  /** Submits an application as the easy apply form does. */
  async apply(application: { id: string; body: unknown; isAgain: boolean }): Promise<string> {
    const answer = await this.post('/api/applications', application)
    return `${answer.status} ${await answer.text()}`
  }

  async signIn(headers?: Record<string, string>): Promise<void> {
    const { email, password } = sandboxAdmin
    const answer = await this.action('signInAction', { email, password }, headers)
    if (!answer.includes('"state":"signed-in"')) throw new Error(`The sign-in was refused: ${answer.slice(0, 500)}`)
  }

  post(path: string, body: unknown): Promise<Response> {
    return this.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  }

  async read(path: string): Promise<{ status: number; json: unknown }> {
    const answer = await this.request(path)
    return { status: answer.status, json: await answer.json() }
  }

  close(): Promise<void> {
    return this.#agent.destroy()
  }
}
