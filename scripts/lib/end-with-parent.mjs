// Loaded with --import into servers that are not ours, so that none outlives the script that started it.
process.on('disconnect', () => process.exit());
