const smallNumbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve']

/** How many recipes there are, as a menu says it: 'One plate', 'Eight plates', '24 plates'. */
export function toPlateCount(count: number) {
  return `${smallNumbers[count] ?? count} ${count === 1 ? 'plate' : 'plates'}`
}
