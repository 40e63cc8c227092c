// Loaded with --import into third-party servers, so that none outlives the script that started it.
process.on('disconnect', () => process.exit());
