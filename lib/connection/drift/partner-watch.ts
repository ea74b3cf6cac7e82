import 'server-only'
import type { Partner } from '../../partner/client'
import { log } from '../../runtime/log'
import { sharedIdKey } from '../contract'
import { fieldSource } from '../mapping/field-sources'
import { readingProfile } from '../mapping/reading-profile'
import { confirmedPatch, isVersionInForce, lockedKeys, profile, profileVersion } from '../profile'
import type { Alarms } from './alarm-changes'
import { areIdsShared, endAlarm, fieldsWithAlarms, onAlarmEnded, openAlarm } from './mapping-alarms'
import { watchMapping } from './watch-mapping'

/** Wraps the client to watch for fields that change: changes are stored, and all servers are notified. */
export function watchPartner(partner: Partner): Partner {
  return watchMapping(partner, fieldsInForce, storedAlarms)
}

function fieldsInForce() {
  if (!isVersionInForce()) return null
  return {
    profile: profile(),
    version: profileVersion(),
    isExpected: isSaidToBeThere,
    guessedJob: readingProfile().applicants.job,
  }
}

/**
 * Whether the file PARTNER_PROFILE or an admin names the field. The shipped profile says nothing about this partner.
 */
function isSaidToBeThere(fieldKey: string): boolean {
  const layers = { locked: lockedKeys(), confirmed: confirmedPatch(), guessed: null }
  return fieldSource(fieldKey, layers) !== 'default'
}

/** An alarm that cannot be stored is retried with the next answer. */
const storedAlarms: Alarms = {
  fieldsWithAlarms: fieldsWithAlarms,
  open: (alarm) => withFallback(isKnownAlready(alarm) ? Promise.resolve(false) : openAlarm(alarm), true),
  end: (fieldKey) => withFallback(endAlarm(fieldKey), undefined),
  onEnded: onAlarmEnded,
}

/** IDs stay shared, whatever else changes in the profile. */
const isKnownAlready = ({ fieldKey }: { fieldKey: string }) => fieldKey === sharedIdKey && areIdsShared()

async function withFallback<Value>(work: Promise<Value>, fallback: Value): Promise<Value> {
  try {
    return await work
  } catch (error) {
    log.warn({ err: error }, 'a warning about the partner’s fields could not be stored')
    return fallback
  }
}
