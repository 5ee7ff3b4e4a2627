import { useEffect, useState } from 'react'
import { ArrivalPanel, focusMain, forgetHash } from '#app/kitchen/favourites/arrival-panel.tsx'
import { fetchRecipes } from '#app/kitchen/favourites/fetch-recipes.ts'
import type { KitchenRecord } from '#domain/kitchen/kitchen-records.ts'
import { listCollections } from '#domain/kitchen/listed-collections.ts'
import { toProfile } from '#domain/kitchen/profile.ts'
import { countOf, timesOf } from '#domain/text/count-of.ts'
import { addKitchen } from './kept-kitchen.ts'
import type { KitchenRefusal } from './kitchen-file.ts'
import { type LinkedKitchen, listKeys, readKitchenHash, toContent } from './kitchen-link.ts'
import { notKept, partlyKept } from './kitchen-words.ts'

const refusals: Record<KitchenRefusal, string> = {
  newer: 'It’s from a newer version of this site. Reload the page and open it again.',
  unreadable: 'It was cut off or altered. Nothing here has changed. Send it again, or use a file.',
}

/** Shows the kitchen in an opened link, and asks before adding it to this one. */
export function OpenedKitchen({ hash }: { hash: string }) {
  const [kitchen, setKitchen] = useState<LinkedKitchen | KitchenRefusal>()
  const [isOpen, setOpen] = useState(true)
  const [isAdding, setAdding] = useState(false)
  const [words, setWords] = useState('')
  const [isDone, setDone] = useState(false)
  useEffect(() => void readKitchenHash(hash).then(setKitchen), [hash])
  if (!kitchen || !isOpen) return null
  const close = () => {
    forgetHash()
    setOpen(false)
    focusMain()
  }
  const add = async (linked: LinkedKitchen) => {
    setAdding(true)
    const problem = await addLinked(linked)
    setAdding(false)
    setWords(problem ?? 'Added to your kitchen.')
    if (problem) return
    forgetHash()
    setDone(true)
  }
  const isRefused = typeof kitchen === 'string'
  const isOver = isRefused || isDone
  return (
    <ArrivalPanel
      title={isRefused ? 'This link can’t be read' : 'A kitchen from another device'}
      words={words}
      buttons={
        isOver
          ? [{ label: 'Close', press: close }]
          : [
              { label: isAdding ? 'Adding…' : 'Add everything', press: isAdding ? undefined : () => void add(kitchen) },
              { label: 'Not now', press: close },
            ]
      }
    >
      {isRefused ? <p>{refusals[kitchen]}</p> : <WhatIsIn kitchen={kitchen} />}
    </ArrivalPanel>
  )
}

function WhatIsIn({ kitchen }: { kitchen: LinkedKitchen }) {
  const lines = describe(kitchen)
  if (lines.length === 0) return <p>It’s empty.</p>
  return (
    <>
      <p>It contains:</p>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>Add it to this device? Nothing here is removed; where both have it, the newer one wins.</p>
    </>
  )
}

function describe({ records, favourites, list, plan }: LinkedKitchen): string[] {
  const present = records.filter(({ isGone }) => !isGone)
  const titlesOf = (kind: KitchenRecord['kind']) =>
    [...new Set(present.flatMap((record) => (record.kind === kind && 'about' in record ? record.about.title : [])))].join(', ')
  const countKind = (kind: KitchenRecord['kind']) => present.filter((record) => record.kind === kind).length
  const collections = listCollections(records)
  const { servings, avoids, diets } = toProfile(records)
  const planned = plan.entries.filter(({ isGone }) => !isGone).length
  return [
    countKind('note') > 0 && `${countOf(countKind('note'), 'note')}: ${titlesOf('note')}`,
    countKind('cooked') > 0 && `cooked ${timesOf(countKind('cooked'))}: ${titlesOf('cooked')}`,
    collections.length > 0 && `${countOf(collections.length, 'collection')}: ${collections.map(({ name }) => name).join(', ')}`,
    countKind('choice') > 0 &&
      ['preferences', servings && `for ${servings}`, ...avoids.map((name) => `no ${name}`), ...diets].filter(Boolean).join(', '),
    countKind('own') > 0 && countOf(countKind('own'), 'recipe of your own', 'recipes of your own'),
    favourites.length > 0 && countOf(favourites.length, 'favourite'),
    planned > 0 && countOf(planned, 'planned meal'),
    list.recipes.length + list.own.length > 0 &&
      `a shopping list with ${countOf(list.recipes.length, 'recipe')} and ${countOf(list.own.length, 'item')}`,
  ].filter((line) => line !== false)
}

/** Returns an error message, if anything failed. */
async function addLinked(linked: LinkedKitchen) {
  const keys = listKeys(linked)
  const fetched = await fetchRecipes(keys, new Map())
  const missing = keys.filter((key) => (fetched.get(key) ?? 'unknown') === 'unknown').length
  if (missing > 0) return `${countOf(missing, 'recipe')} couldn’t load. You may be offline. Nothing was added.`
  try {
    return (await addKitchen(toContent(linked, fetched))) ? undefined : partlyKept
  } catch {
    return notKept
  }
}
