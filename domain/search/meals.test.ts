import { expect, test } from 'vitest'
import { listCoursesOf } from './meals.ts'

test('cakes and drinks are known by their titles, and what is only called a cake is not', () => {
  for (const title of ['Pumpkin Cheesecake', 'Peach Cobbler', 'Strawberry Ice Cream', 'Lemon Blueberry Cookies']) {
    expect([title, listCoursesOf(title)]).toEqual([title, ['dessert']])
  }
  for (const title of ['Crab Cakes', 'Chicken Pot Pie', 'Shepherd’s Pie', 'Pie Crust Without Fear', 'Diner Pancakes', 'Tomato Tart']) {
    expect([title, listCoursesOf(title)]).toEqual([title, []])
  }
  expect(listCoursesOf('Green Smoothie')).toEqual(['drink'])
})
