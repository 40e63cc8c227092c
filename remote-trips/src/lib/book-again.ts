export { stayToBookAgain } from '@yado/shared/routing/book-again';
