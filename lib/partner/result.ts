import type { PartnerFailure } from './failure/failure'

/** What a call of the partner ends in: expected failures are values, only bugs are thrown. */
export type Result<T> = { ok: true; value: T } | { ok: false; failure: PartnerFailure }
