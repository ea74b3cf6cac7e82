/** The package has no types; these are the parts that the test issuer uses. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  type Finished =
    | { login: { accountId: string; amr?: string[]; acr?: string; ts?: number } }
    | { error: string; error_description?: string }

  type TokenContext = { path: string; body: unknown }
  type GrantContext = {
    oidc: { client: { clientId: string }; session: { accountId: string } }
  }

  export default class Provider {
    constructor(issuer: string, configuration: object)
    Grant: new (of: {
      clientId: string
      accountId: string
    }) => { addOIDCScope(scopes: string): void; save(): Promise<string> }
    callback(): (request: IncomingMessage, response: ServerResponse) => void
    use(middleware: (context: TokenContext, next: () => Promise<void>) => Promise<void>): void
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: Finished): Promise<void>
  }
  export type { GrantContext }
}
