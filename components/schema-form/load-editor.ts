import type { ComponentType } from 'react'
import type { RichTextEditorProps } from './editor/rich-text-editor'

let Editor: ComponentType<RichTextEditorProps> | null = null

export async function loadEditor(): Promise<void> {
  Editor ??= (await import('./editor/rich-text-editor')).RichTextEditor
}

export const loadedEditor = () => Editor
