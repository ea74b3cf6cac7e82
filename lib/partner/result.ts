import type { PartnerFailure } from './failure/failure'

/** The result of a partner call: expected failures are values, only bugs are thrown. */
export type Result<T> = { ok: true; value: T } | { ok: false; failure: PartnerFailure }
