import { words } from '@/lib/text/words'
import { keyGerman } from './words.de'

export const keysWords = words({
  en: {
    title: 'Keys',
    description: 'They work unless you are typing or a dialog is open.',
    switchedOff: 'Single keys are switched off in this browser. Switch them on under “Your account”.',
    groups: { screen: 'On this screen', list: 'In the list', anywhere: 'Anywhere', go: 'Go to' },
    palette: 'Search or jump anywhere',
    sideNavigation: 'Move in the side navigation, which is one Tab stop',
    toolbars: 'Move in a toolbar or table header, likewise',
  },
  de: keyGerman.keys,
})
