import 'server-only'
import { profile } from '../connection/profile'
import type { BodyErrors } from '../forms/check-body'
import { inputWords } from '../forms/words'
import { textAt } from '../records/read-field'
import { maxEmailLength, maxJobIdLength } from '../text/max-lengths'

/** Finds an e-mail address or a job id that is too long for the store, whatever the profile's schema allows. */
export function findTooLong(body: unknown): BodyErrors {
  const { email, job } = profile().easyApply
  const errors: BodyErrors = {}
  for (const [path, most] of [[email, maxEmailLength] as const, [job, maxJobIdLength] as const])
    if ((textAt(body, path)?.length ?? 0) > most) errors[path] = inputWords.manyCharacters({ most })
  return errors
}
