import 'server-only'
import { mappingHeader, warningsHeader } from './contract'
import { displayMark } from './display-mark'
import { openWarningsMark } from './mapping-alarms'

/** Returns the headers that tell open pages that lists are shown by other fields, or that fields have gone missing. */
export const listMarks = () => ({ [mappingHeader]: displayMark(), [warningsHeader]: openWarningsMark() })
