import { heldWriteWords } from './words'

/** What the desk noticed, as a sentence. The reasons come from lib/dispatch/guard/judge-start.ts. */
export function whyHeld(why: string): string {
  return isKnown(why) ? heldWriteWords.reasons[why] : heldWriteWords.mayHaveGoneBack
}

function isKnown(why: string): why is keyof typeof heldWriteWords.reasons {
  return Object.hasOwn(heldWriteWords.reasons, why)
}
