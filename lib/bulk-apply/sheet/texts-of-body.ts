import type { FormNode } from '../../forms/form-node'
import { readPointer } from '../../records/pointer'
import type { ApplicationForm, Target } from './contract'
import { readCell } from './read-cell'
import { cellNode } from './row-plan'
import { sheetWords } from './words'

/** Returns a row's body as cells of these targets: the inverse of `buildBody`. */
export function textsOfBody({ paths }: ApplicationForm, targets: readonly Target[], body: unknown): string[] {
  const own = new Map<string, string | undefined>(
    Object.entries({ email: paths.email, job: paths.job, enqueue: paths.enqueue }),
  )
  return targets.map(({ key, node }) => {
    if (node !== null) return textOf(cellNode(node), readPointer(body, key))
    const path = own.get(key)
    const value = path === undefined ? undefined : readPointer(body, path)
    return typeof value === 'boolean' ? yesOrNo(value) : plainText(value)
  })
}

function textOf(node: FormNode, value: unknown): string {
  if (value === undefined || value === null || value === '') return ''
  switch (node.kind) {
    case 'yes-no':
      return typeof value === 'boolean' ? yesOrNo(value) : plainText(value)
    case 'choice': {
      const label = node.options.find((option) => option.value === value)?.label ?? ''
      // Two choices may have the same label: the value itself is then the safe text.
      const read = readCell(node, label)
      return 'value' in read && read.value === JSON.stringify(value) ? label : plainText(value)
    }
    case 'list':
      return Array.isArray(value) ? value.map((item) => textOf(node.item, item)).join('; ') : plainText(value)
    case 'json':
      return JSON.stringify(value)
    default:
      return plainText(value)
  }
}

const yesOrNo = (isYes: boolean) => (isYes ? sheetWords.yes : sheetWords.no)

function plainText(value: unknown): string {
  if (value === undefined || value === null) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
