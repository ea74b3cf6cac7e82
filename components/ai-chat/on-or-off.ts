import { chatWords } from './words'

export const onOrOff = (isOn: boolean) => (isOn ? chatWords.on : chatWords.off)
