import 'server-only'
import { cache } from 'react'
import { sharedIdKey } from '../contract'
import { recordKeyFields } from '../mapping/record-key-fields'
import { profile } from '../profile'
import { readMappingAlarms } from './mapping-alarms'

/**
 * Returns the open alarms that concern an admin, breaking ones first: shared IDs do not while another field tells
 * applications apart. Reads once per render, so that the banner and the page below it agree.
 */
export const readAlarms = cache(async () => {
  const isIdUsed = recordKeyFields().id === profile().applicants.id
  return (await readMappingAlarms()).filter(({ fieldKey }) => fieldKey !== sharedIdKey || isIdUsed)
})
