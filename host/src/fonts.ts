import '@yado/shared/tokens/fonts.css';
