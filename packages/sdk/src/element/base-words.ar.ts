export const words = {
  'failed.title': 'لم يُحمَّل هذا الجزء.',
  'failed.safe': 'ما حفظته في أمان. يمكنك متابعة بقية الصفحة أو المحاولة مرة أخرى.',
  'failed.retry': 'المحاولة مرة أخرى',
}
