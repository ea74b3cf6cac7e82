import type { ApplicationForm, Sheet } from '@/lib/bulk-apply/sheet/contract'

/** What can be asked of a sheet in a worker; `close` ends the worker. */
export const methods = [
  'open',
  'preview',
  'check',
  'pairs',
  'markEarlier',
  'rows',
  'edit',
  'leaveOut',
  'accept',
  'setAll',
  'undo',
  'toSend',
  'leftOutCsv',
] as const
export type Method = (typeof methods)[number]

/** Functions cannot be handed over: `check` goes without its last argument, and progress is told in messages. */
export type Question = {
  [M in Method]: { method: M; input: M extends 'check' ? CheckInput : Parameters<Sheet[M]> }
}[Method]
type CheckInput = [Parameters<Sheet['check']>[0], Parameters<Sheet['check']>[1]]

export type ToSheet = { kind: 'start'; form: ApplicationForm } | ({ kind: 'ask'; id: number } & Question)
export type FromSheet =
  | { kind: 'ready' }
  | { kind: 'progress'; id: number; rows: number }
  | { kind: 'answer'; id: number; value: unknown }
  | { kind: 'fault'; id: number; message: string }
