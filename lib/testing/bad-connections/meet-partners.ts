import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runTestProcess } from '../child-process'
import type { Met, Variant } from './child'

const child = fileURLToPath(new URL('./child.ts', import.meta.url))

/** `log`: everything the desk logged about this partner, as text. */
export type Meeting = Met & { log: string }

/** Runs a desk that trusts the authority, in its own process, against each address. */
export async function meetPartners(
  variants: Variant[],
  authority: string,
  env: Record<string, string>,
): Promise<Meeting[]> {
  const home = mkdtempSync(join(tmpdir(), 'desk-partners-'))
  const file = join(home, 'authority.pem')
  writeFileSync(file, authority)
  const run = runTestProcess(child, [JSON.stringify(variants)], {
    ...env,
    NODE_EXTRA_CA_CERTS: file,
    LOG_LEVEL: 'info',
  })
  await run.ended
  rmSync(home, { recursive: true, force: true })
  const meetings: Meeting[] = []
  let log: string[] = []
  for (const line of run.lines)
    if (line.startsWith('{"name":')) {
      // The child prints this shape.
      meetings.push({ ...(JSON.parse(line) as Met), log: log.join('\n') })
      log = []
    } else log.push(line)
  if (meetings.length < variants.length) throw new Error(`The process ended early: ${log.join('\n')}`)
  return meetings
}
