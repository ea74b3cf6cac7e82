import 'server-only'
import { mappingHeader, warningsHeader } from './contract'
import { displayMark } from './display-mark'
import { openWarningsMark } from './mapping-alarms'

/** The headers by which open pages hear that lists are shown by other fields, or that fields went missing. */
export const listMarks = () => ({ [mappingHeader]: displayMark(), [warningsHeader]: openWarningsMark() })
