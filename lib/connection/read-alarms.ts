import 'server-only'
import { cache } from 'react'
import { readMappingAlarms } from './mapping-alarms'

/** Read once for what is rendered, so that the banner and the page below it say the same. */
export const readAlarms = cache(readMappingAlarms)
