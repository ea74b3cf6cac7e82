import 'server-only'
import { readIndexSetting } from '../applicant-index/index-setting'
import { findIndex, type IndexRecord } from '../applicant-index/indexes'
import { indexSource } from './index-source'

/** The complete index for this desk's key; null while there is none that can be searched. */
export async function findReadyIndex(): Promise<IndexRecord | null> {
  const { isOn } = await readIndexSetting()
  const index = isOn && indexSource.isReady() ? await findIndex(indexSource.source()) : null
  return index?.state === 'ready' ? index : null
}
