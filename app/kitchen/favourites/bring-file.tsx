import { useEffect, useEffectEvent, useId, useState } from 'react'
import { FileDrop } from '#app/ui/file-drop.tsx'
import { FormStatus } from '#app/ui/form-status.tsx'
import { countOf } from '#domain/text/count-of.ts'
import { addFavourites } from './add-favourites.ts'
import { type FileContent, maxFileBytes, readFavouritesFile } from './favourites-file.ts'
import { IncomingRecipes } from './incoming-recipes.tsx'
import { refusalMessages } from './merge-words.ts'

type Answer = { sent: boolean; message: string }

/** Imports a file of favourites, chosen or dropped anywhere on the page. Whatever is wrong with it, the list stays intact. */
export function BringFile() {
  const id = useId()
  const [answer, setAnswer] = useState<Answer>()
  const [elsewhere, setElsewhere] = useState<FileContent>()
  const take = async (file: File) => {
    setAnswer(undefined)
    setElsewhere(undefined)
    const content = await readFile(file)
    if (typeof content === 'string') setAnswer({ sent: false, message: refusalMessages[content] })
    else if (isFromElsewhere(content)) setElsewhere(content)
    else setAnswer(addFile(content))
  }
  const isOver = useDroppedFile(take)
  return (
    <section>
      <h3>Import a file</h3>
      <FileDrop id={id} isOver={isOver} onFile={take}>
        <b>Choose a file</b> or drop it here
      </FileDrop>
      <FormStatus answer={answer} />
      {elsewhere ? <FromElsewhere content={elsewhere} onClose={() => document.getElementById(id)?.focus()} /> : null}
    </section>
  )
}

/** Another site's ids mean other recipes, so only recipes with the same slug on this site are offered. */
function FromElsewhere({ content: { recipes, unreadable, host }, onClose }: { content: FileContent; onClose: () => void }) {
  const keys = [...new Set(recipes.map(({ slug }) => slug).filter(Boolean))]
  return (
    <>
      <p>This file was saved on {host}. You can add the recipes that this site has too.</p>
      <IncomingRecipes
        className="from-elsewhere"
        level="h4"
        title={`${countOf(keys.length, 'recipe')} from ${host}`}
        keys={keys}
        unreadable={unreadable}
        onDecided={() => {}}
        onClose={onClose}
      />
    </>
  )
}

/** Whether a file is being dragged over the window; keeps the browser from opening a dropped one. */
function useDroppedFile(take: (file: File) => void) {
  const [isOver, setOver] = useState(false)
  const drag = useEffectEvent((event: DragEvent) => {
    event.preventDefault()
    setOver(event.type === 'dragover')
    const [file] = event.type === 'drop' ? (event.dataTransfer?.files ?? []) : []
    if (file) take(file)
  })
  useEffect(() => {
    const types = ['dragover', 'dragleave', 'drop'] as const
    const listen = (event: DragEvent) => drag(event)
    for (const type of types) addEventListener(type, listen)
    return () => {
      for (const type of types) removeEventListener(type, listen)
    }
  }, [])
  return isOver
}

async function readFile(file: File) {
  if (file.size > maxFileBytes) return 'too-big'
  try {
    return readFavouritesFile(await file.text())
  } catch {
    return 'unreadable'
  }
}

function isFromElsewhere({ host }: FileContent) {
  return host !== undefined && host !== location.host
}

function addFile({ recipes, unreadable }: FileContent): Answer {
  const { isSaved, words } = addFavourites(recipes, { unreadable })
  return { sent: isSaved, message: words }
}
