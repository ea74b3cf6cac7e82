import { type BuiltAction, builtActions } from './built-actions'
import { rawRequest } from './raw-request'

/** Read on first use: not every benchmark has a build. */
let actions: BuiltAction[] | undefined

/**
 * Calls a server action of the build by its exported name, as a page does, with a session's `cookie` header or none.
 * Returns the raw response body.
 */
export async function act(url: string, cookie: string, name: string, input: unknown): Promise<string> {
  actions ??= builtActions()
  const action = actions.find((built) => built.name === name)
  if (!action) throw new Error(`The build has no action ${name}`)
  const headers = {
    ...(cookie && { cookie }),
    origin: url,
    'next-action': action.id,
    'content-type': 'text/plain;charset=UTF-8',
  }
  const desk = { port: Number(new URL(url).port) }
  const answer = await rawRequest(desk, action.page, { method: 'POST', headers, body: JSON.stringify([input]) })
  if (answer.status !== 200) throw new Error(`${url} refused ${name}: ${answer.status}`)
  return answer.body
}
