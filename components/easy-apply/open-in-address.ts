import { replaceAddress } from '../ui/replace-address'

/** Puts the application's id into the URL, so that a reload and the back button find its outcome. */
export function openInAddress(id: string | null) {
  replaceAddress('/easy-apply', id === null ? '' : `?dispatch=${id}`)
}
