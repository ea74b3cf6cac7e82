import 'server-only'
import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import { formPartsWords } from './words'

/** The content of a YAML text, or why it cannot be read, in words for the user who pasted it. */
type ReadYaml = { document: unknown } | { issue: string }

const maxChars = 500_000
const maxMs = 15_000

const answerSchema = z.union([
  z.strictObject({ document: z.unknown() }),
  z.strictObject({ line: z.int(), code: z.string() }),
  z.strictObject({ code: z.literal('TOO_LARGE') }),
])

/** Reads YAML 1.2, as far as JSON can express it, within limits of length, depth, aliases and time. */
export async function readYaml(text: string, { withinMs = maxMs } = {}): Promise<ReadYaml> {
  if (text.length > maxChars) return { issue: formPartsWords.yamlTooLong }
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
    return { issue: 'line' in answer ? inWords(answer.line, answer.code) : formPartsWords.yamlTooLarge }
  } catch (error) {
    if (isOutOfBounds(error)) return { issue: formPartsWords.yamlTooLong }
    throw error
  } finally {
    await thread.terminate()
  }
}

/** Why a line cannot be read, by the parser's code; some codes get a general message. */
function inWords(line: number, code: string): string {
  const { yamlLine, yamlLines } = formPartsWords
  const isKnown = (known: string): known is keyof typeof yamlLines => Object.hasOwn(yamlLines, known)
  return (isKnown(code) ? yamlLines[code] : yamlLine)({ line: String(line) })
}

/** It has used up its time or memory. */
function isOutOfBounds(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
}
