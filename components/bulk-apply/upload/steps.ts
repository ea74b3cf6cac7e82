/** The steps before a run stands, in their order. */
export const steps = [
  { key: 'upload', title: 'Upload' },
  { key: 'match', title: 'Match columns' },
  { key: 'check', title: 'Check' },
  { key: 'send', title: 'Send' },
] as const
export type Step = (typeof steps)[number]['key']

export function stepTitle(step: Step): string {
  return steps.find(({ key }) => key === step)?.title ?? ''
}
