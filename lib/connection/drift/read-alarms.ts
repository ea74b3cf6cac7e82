import 'server-only'
import { cache } from 'react'
import { readMappingAlarms } from './mapping-alarms'

/** Reads once per render, so that the banner and the page below it agree. */
export const readAlarms = cache(readMappingAlarms)
