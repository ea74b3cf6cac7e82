import 'server-only'
import { accountHoldings } from '@/lib/accounts/forget'
import { activityHolding } from '@/lib/activity/forget'
import { chatSettingHolding } from '@/lib/ai-chat/forget'
import { indexedApplicantHolding, indexSettingHolding } from '@/lib/applicant-index/forget'
import {
  leftOutRowHolding,
  matchedColumnHolding,
  runHolding,
  runJobHolding,
  runRowHolding,
} from '@/lib/bulk-apply/forget'
import { uploadHolding } from '@/lib/bulk-apply/uploads/forget'
import { mappingAlarmHolding, profileVersionHolding } from '@/lib/connection/forget'
import { dispatchHolding } from '@/lib/dispatch/forget'
import { draftHolding } from '@/lib/drafts/forget'
import { repeatHolding } from '@/lib/easy-apply/forget'
import { asHolding, registerHoldings } from '@/lib/privacy/registry'
import { viewHolding } from '@/lib/views/forget'

/**
 * What this desk stores about people, in the order in which it is erased: matched columns before runs, which delete
 * more of them uncounted; runs before the writes, which show whose rows they contain; accounts last, so that an
 * interrupted erasure can be repeated.
 */
export function registerAllHoldings(): void {
  registerHoldings([
    asHolding(matchedColumnHolding),
    asHolding(runHolding),
    asHolding(runJobHolding),
    asHolding(dispatchHolding),
    asHolding(runRowHolding),
    asHolding(leftOutRowHolding),
    asHolding(draftHolding),
    asHolding(uploadHolding),
    asHolding(viewHolding),
    asHolding(activityHolding),
    asHolding(chatSettingHolding),
    asHolding(repeatHolding),
    asHolding(profileVersionHolding),
    asHolding(mappingAlarmHolding),
    asHolding(indexedApplicantHolding),
    asHolding(indexSettingHolding),
    ...accountHoldings,
  ])
}
