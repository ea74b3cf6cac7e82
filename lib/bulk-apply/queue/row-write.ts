import 'server-only'
import type { WriteKind } from '../../dispatch/kind'
import { applicationWrite } from '../../easy-apply/application-write'
import { onRowDone } from './on-row-done'

/** How applications are sent where they may be rows of runs: their runs hear of each verdict. */
export const rowWrite: WriteKind = {
  ...applicationWrite,
  async onSettled(inside, row, verdict) {
    await applicationWrite.onSettled?.(inside, row, verdict)
    await onRowDone(inside, row, verdict)
  },
}
