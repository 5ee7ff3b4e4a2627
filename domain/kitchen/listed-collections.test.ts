import { expect, test } from 'vitest'
import { type KitchenRecord, toMemberKey } from './kitchen-records.ts'
import { isTaken, listCollections, toMovedPlace } from './listed-collections.ts'

function collection(name: string, place: number, isGone?: true): KitchenRecord {
  return { key: `collection ${name}`, kind: 'collection', changedAt: 1, name, place, ...(isGone && { isGone }) }
}

function member(name: string, id: number, place: number, isGone?: true): KitchenRecord {
  const about = { id, slug: `recipe-${id}`, title: `Recipe ${id}` }
  const into = `collection ${name}`
  return { key: toMemberKey(into, id), kind: 'member', changedAt: 1, about, collection: into, image: '', place, ...(isGone && { isGone }) }
}

test('collections come in the reader’s order with their recipes, without removed ones', () => {
  const listed = listCollections([
    collection('B', 2),
    collection('A', 1),
    collection('Gone', 3, true),
    member('A', 7, 9),
    member('A', 5, 4),
    member('A', 6, 5, true),
    member('Gone', 5, 1),
  ])
  expect(listed.map(({ name, members }) => [name, members.map(({ about }) => about.id)])).toEqual([
    ['A', [5, 7]],
    ['B', []],
  ])
})

test('moving changes only one collection’s place, any number of times', () => {
  let records = ['A', 'B', 'C'].map((name, index) => collection(name, index + 1))
  const move = (name: string, way: 'up' | 'down') => {
    const place = toMovedPlace(listCollections(records), `collection ${name}`, way)
    records = records.map((record) => (place !== undefined && record.key === `collection ${name}` ? { ...record, place } : record))
    return listCollections(records)
      .map((listed) => listed.name)
      .join('')
  }
  expect(move('A', 'up')).toBe('ABC')
  expect(move('A', 'down')).toBe('BAC')
  expect(move('A', 'down')).toBe('BCA')
  expect(move('A', 'down')).toBe('BCA')
  expect(move('C', 'up')).toBe('CBA')
  for (let turn = 0; turn < 40; turn++) {
    expect(move('A', 'up')).toBe('CAB')
    expect(move('A', 'up')).toBe('ACB')
    expect(move('A', 'down')).toBe('CAB')
    expect(move('A', 'down')).toBe('CBA')
  }
  expect(listCollections(records).every(({ place }) => place > 0)).toBe(true)
})

test('two collections don’t have the same name', () => {
  const listed = listCollections([collection('Sundays', 1)])
  expect(isTaken(listed, 'sundays')).toBe(true)
  expect(isTaken(listed, 'Sundays', 'collection Sundays')).toBe(false)
})
