import 'server-only'
import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { z } from 'zod'

/** What a YAML text says, or why it cannot be read, in words for whoever pasted it. */
export type ReadYaml = { document: unknown } | { issue: string }

const mostChars = 500_000
const mostMs = 15_000

const tooLong = 'This is too long for YAML: paste only the part with the request bodies, or the whole document as JSON'
const tooLarge =
  'This is nested too deeply, or its aliases expand to too much: paste only the part with the request bodies'

/** Why a line cannot be read, by the parser's codes; the others are said in general. */
const reasons: Record<string, string> = {
  BAD_ALIAS: 'it refers to an anchor that is not above it',
  BAD_INDENT: 'it is indented in another way than the lines around it',
  BLOCK_AS_IMPLICIT_KEY: 'a second colon follows in the same line. Put the value into quotes',
  BLOCK_IN_FLOW: 'a block is not allowed within brackets',
  DUPLICATE_KEY: 'the same name is there twice',
  MISSING_CHAR: 'a quote, bracket, comma or colon is missing',
  MULTILINE_IMPLICIT_KEY: 'a name has to end in its line, with a colon',
  MULTIPLE_DOCS: 'a second document begins there. Paste one of them alone',
  TAB_AS_INDENT: 'it is indented with a tab. Use spaces',
}

const answerSchema = z.union([
  z.strictObject({ document: z.unknown() }),
  z.strictObject({ line: z.int(), code: z.string() }),
  z.strictObject({ code: z.literal('TOO_LARGE') }),
])

/** Reads YAML 1.2, as far as JSON says the same, within limits of length, depth, aliases and time. */
export async function readYaml(text: string, { withinMs = mostMs } = {}): Promise<ReadYaml> {
  if (text.length > mostChars) return { issue: tooLong }
  const file = join(/* turbopackIgnore: true */ process.cwd(), 'lib/partner/profile/yaml-thread.mjs')
  const thread = new Worker(/* turbopackIgnore: true */ file, {
    workerData: text,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
    execArgv: [],
    env: {},
  })
  try {
    const [message] = await once(thread, 'message', { signal: AbortSignal.timeout(withinMs) })
    const answer = answerSchema.parse(message)
    if ('document' in answer) return answer
    return { issue: 'line' in answer ? inWords(answer.line, answer.code) : tooLarge }
  } catch (error) {
    if (isOutOfBounds(error)) return { issue: tooLong }
    throw error
  } finally {
    await thread.terminate()
  }
}

const inWords = (line: number, code: string) =>
  `Line ${line} cannot be read: ${reasons[code] ?? 'something in it, or right before it, is not valid YAML'}`

/** Its time or its memory is used up. */
function isOutOfBounds(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
}
