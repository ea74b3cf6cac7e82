import 'server-only'
import { inLanguage } from '../text/language'
import { findReadyIndex } from './ready-index'
import { exportFileWords } from './words'

/**
 * Whether an index was hidden, erased or replaced while it is read page by page. Check after each page: its rows may be
 * gone, and those of a hidden one must not leave the desk.
 */
export function watchReadyIndex(id: number): { isGone: boolean; check(): Promise<boolean> } {
  const watch = {
    isGone: false,
    async check() {
      watch.isGone ||= (await findReadyIndex())?.id !== id
      return watch.isGone
    },
  }
  return watch
}

/** Why a file is incomplete; in English, as stored in the activity. */
export const indexGoneReason = () => inLanguage('en', () => exportFileWords.indexGone)
