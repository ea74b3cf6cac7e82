import { words } from '@/lib/text/words'
import { retryGerman } from './words.de'

/** Texts shown while a request is retried automatically. */
export const retryWords = words({
  en: {
    now: '{what}, trying again now · {attempt} of {most}',
    soon: '{what}, trying again in {seconds} s · {attempt} of {most}',
    asked: 'The partner asks to wait, next try in {seconds} s · {attempt} of {most}',
    spoken: '{what}. It is retried automatically, attempt {attempt} of {most}.',
    tryNow: 'Try now',
    trying: 'Trying…',
    stop: 'Stop',
  },
  de: retryGerman,
})
