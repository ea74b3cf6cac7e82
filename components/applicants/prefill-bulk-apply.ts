import { prefillTable } from '../bulk-apply/upload/prefill'
import { selectionTable } from './selection-table'

/** Prefills Bulk apply with these applicants; go to `/bulk-apply` right after. */
export function prefillBulkApply(...selection: Parameters<typeof selectionTable>): void {
  prefillTable(selectionTable(...selection))
}
