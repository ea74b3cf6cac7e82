import { writePointer } from '../../records/pointer'
import { answerFieldErrors, jsonAnswer } from '../answer'
import type { SandboxEndpoint } from '../endpoint'
import { renameFields } from '../rename-fields'

const defaultLimit = 30
const maxLimit = 1000
const maxOffset = 10_000_000

/** GET /applicants (spec 4.1): newest first; a short page is the last one. */
export const listApplicants: SandboxEndpoint = {
  name: 'GET /applicants',
  method: 'GET',
  path: '/applicants',
  acceptsBearer: false,
  run({ key, query }, state) {
    const limit = readWhole(query.limit, defaultLimit, 1, maxLimit)
    const offset = readWhole(query.offset, 0, 0, maxOffset)
    const errors: Record<string, string[]> = {}
    if (limit === null) errors.limit = [`must be a whole number from 1 to ${maxLimit}`]
    if (offset === null) errors.offset = [`must be a whole number from 0 to ${maxOffset}`]
    if (limit === null || offset === null) return answerFieldErrors(400, 'Invalid pagination parameters', errors)
    const page = key.canSeeApplicants ? state.applicants.page(key.teams, offset, limit) : []
    const records = renameFields(page, state.settings.renames.applicants)
    const { profile, dialect } = state.options
    const items = profile.applicants.items ?? dialect.applicants.items
    return { ...jsonAnswer(200, writePointer(dialect.applicants.envelope, items, records)), rows: records.length }
  },
}

function readWhole(text: string | undefined, fallback: number, min: number, max: number): number | null {
  if (text === undefined) return fallback
  if (!/^\d{1,12}$/.test(text)) return null
  const value = Number(text)
  return value >= min && value <= max ? value : null
}
